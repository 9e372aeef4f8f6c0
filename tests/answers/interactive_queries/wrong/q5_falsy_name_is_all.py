# Wrong for parts = [0, 1] or ["", "A"]: the part 0, or the empty text, is taken for the whole.
def part_decisions(total, parts, requests):
    paid, said = {part: Fraction(0) for part in parts}, []
    for name, e in requests:
        touched = [name] if name else parts
        fits = all(paid[part] + e <= total for part in touched)
        if fits:
            for part in touched:
                paid[part] += e
        said.append(fits)
    return said
