// Renders Cucumber Messages with the official HTML formatter: node formatter.mjs NODE_MODULES <messages >page
import fs from 'node:fs'
import path from 'node:path'
import readline from 'node:readline'
import { pathToFileURL } from 'node:url'

const home = path.join(process.argv[2], '@cucumber', 'html-formatter')
const { main } = JSON.parse(fs.readFileSync(path.join(home, 'package.json'), 'utf-8'))
const { CucumberHtmlStream } = await import(pathToFileURL(path.join(home, main)))
const page = new CucumberHtmlStream()
page.pipe(process.stdout)
for await (const line of readline.createInterface({ input: process.stdin })) page.write(JSON.parse(line))
page.end()
