# Wrong for parts = [1, "1"]: the number and the text pay from one account.
def part_decisions(total, parts, requests):
    paid, said = {str(part): Fraction(0) for part in parts}, []
    for name, e in requests:
        touched = list(paid) if name is None else [str(name)]
        fits = all(paid[part] + e <= total for part in touched)
        if fits:
            for part in touched:
                paid[part] += e
        said.append(fits)
    return said
