# Whole numbers in units of the common denominator, one numpy row of what is left.
def part_decisions(total, parts, requests):
    unit = math.lcm(total.denominator, *(e.denominator for _, e in requests))
    left = np.array([int(total * unit)] * len(parts), dtype=object)
    column = {part: slice(i, i + 1) for i, part in enumerate(parts)}
    column[None] = slice(None)
    decisions = np.zeros(len(requests), dtype=bool)
    for i, (name, e) in enumerate(requests):
        rest = left[column[name]] - int(e * unit)
        if min(rest) >= 0:
            left[column[name]] = rest
            decisions[i] = True
    return decisions
