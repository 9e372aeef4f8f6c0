# Takes a part called "None" for the whole.
def part_decisions(total, parts, requests):
    paid, granted = dict.fromkeys(parts, 0), []
    for name, epsilon in requests:
        touched = parts if str(name) == "None" else [name]
        fits = all(paid[part] + epsilon <= total for part in touched)
        for part in touched:
            paid[part] += epsilon if fits else 0
        granted.append(fits)
    return granted
