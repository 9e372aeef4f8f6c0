# Wrong for parts A, B: A 1/2, all 1/2, B 3/4.
def part_decisions(total, parts, requests):
    paid, said = {}, []
    for name, e in requests:
        touched = (list(paid) or parts) if name is None else [name]
        fits = all(paid.get(part, 0) + e <= total for part in touched)
        if fits:
            for part in touched:
                paid[part] = paid.get(part, 0) + e
        said.append(fits)
    return said
