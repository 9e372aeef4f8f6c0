# Recursion: the pairs within each half, and those across.
def oracle(query, data_sets, related):
    def distance(a, b):
        if isinstance(a, tuple):
            return sum((distance(s, t) for s, t in zip(a, b)), 0)
        return a - b if a > b else b - a

    def search(part):
        if len(part) < 2:
            return 0
        left, right = part[: len(part) // 2], part[len(part) // 2 :]
        across = [distance(query(x), query(y)) for x in left for y in right if related(x, y)]
        return max([search(left), search(right), *across])

    return search(list(data_sets))
