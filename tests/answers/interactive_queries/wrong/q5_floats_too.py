# Wrong for total = 3/10 and three requests of 1/10: floats add up to more.
def part_decisions(total, parts, requests):
    paid, said = dict.fromkeys(parts, 0.0), []
    for name, e in requests:
        touched = parts if name is None else [name]
        fits = all(paid[part] + float(e) <= float(total) for part in touched)
        if fits:
            for part in touched:
                paid[part] += float(e)
        said.append(fits)
    return said
