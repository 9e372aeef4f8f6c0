# Wrong for a first request about all above the total.
def part_decisions(total, parts, requests):
    everybody, own, said = Fraction(0), {}, []
    for name, e in requests:
        if name is None:
            fits = all(everybody + paid + e <= total for paid in own.values())
            everybody += e if fits else 0
        else:
            fits = everybody + own.get(name, 0) + e <= total
            if fits:
                own[name] = own.get(name, 0) + e
        said.append(fits)
    return said
