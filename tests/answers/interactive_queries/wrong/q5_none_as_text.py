# Names are turned into texts, so that a part called "None" is the whole.
def part_decisions(total, parts, requests):
    paid, said = {p: Fraction(0) for p in parts}, []
    for name, e in requests:
        touched = parts if str(name) == "None" else [name]
        fits = all(paid[p] + e <= total for p in touched)
        said.append(fits)
        if fits:
            for p in touched:
                paid[p] += e
    return said
