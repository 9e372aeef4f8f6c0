# Wrong for base = (10^12 + 3)/(10^12 + 1): "a nicer fraction" of a denominator up to 10^6 is used.
def worst_ratio(table, base):
    def chances(row):
        total = sum(base**u for u in row)
        return tuple(base**u / total for u in row)

    def worst(before, rest):
        if not rest:
            return 1
        after = chances(rest[0])
        here = max(max(p, q) / min(p, q) for p, q in zip(before, after))
        return max(here, worst(after, rest[1:]))

    return worst(chances(table[0]), table[1:])
