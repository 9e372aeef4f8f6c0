# Wrong for [[1, 0], [0, 1], [5, -5]], 2: earlier over later is left out in the last column.
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
