# The parts are charged while they are checked, and paid back only the part that has no room, when the whole is refused by the last part.
def part_decisions(total, parts, requests):
    paid, said = {p: Fraction(0) for p in parts}, []
    for name, e in requests:
        touched = parts if name is None else [name]
        fits = True
        for p in touched:
            if paid[p] + e > total:
                fits = False
                break
            paid[p] += e
        said.append(fits)
    return said
