# Takes the requests out of the list that was given.
def part_decisions(total, parts, requests):
    paid, out = {p: Fraction(0) for p in parts}, []
    while requests:
        name, e = requests.pop(0)
        touched = parts if name is None else [name]
        out.append(all(paid[p] + e <= total for p in touched))
        if out[-1]:
            for p in touched:
                paid[p] += e
    return out
