"use strict";
// Finds rules, opens what a link leads to, and opens the first failure of each rule for print. Without it the page can be read as it is.

const filter = document.querySelector(".filter");
const rows = [...document.querySelectorAll("tr[data-rule]")];

function shown(row, words, kinds) {
  const text = `${row.dataset.rule} ${row.textContent}`.toLowerCase();
  const ofKind = row.dataset.kinds.trim().split(/\s+/).some((kind) => kinds.has(kind));
  return ofKind && words.every((word) => text.includes(word));
}

function applyFilter() {
  const form = new FormData(filter);
  const words = form.get("words").toLowerCase().split(/\s+/).filter(Boolean);
  const kinds = new Set(form.getAll("kind"));
  let count = 0;
  for (const row of rows) {
    const isShown = shown(row, words, kinds);
    count += isShown;
    row.hidden = !isShown;
    document.getElementById(row.dataset.rule).hidden = !isShown;
  }
  for (const body of document.querySelectorAll(".matrix tbody")) {
    body.hidden = !body.querySelector("tr[data-rule]:not([hidden])");
  }
  filter.querySelector("output").textContent = `${count} of ${rows.length} rules`;
}

function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  const rule = target.closest(".rule");
  if (rule && rule.hidden) {
    filter.reset();
    applyFilter();
  }
  for (let part = target; part; part = part.parentElement) {
    if (part.tagName === "DETAILS") part.open = true;
  }
  if (target === rule) {
    const failure = rule.querySelector(".result.fails details.scenario");
    if (failure) failure.open = true;
  }
  target.scrollIntoView();
}

filter.hidden = false;
filter.addEventListener("input", applyFilter);
filter.addEventListener("submit", (event) => event.preventDefault());
addEventListener("hashchange", openTarget);
addEventListener("beforeprint", () => {
  for (const failure of document.querySelectorAll("details.scenario:first-of-type")) failure.open = true;
});
applyFilter();
openTarget();
