# Wrong where order counts: answers are remembered under the sorted data set.
def oracle(query, data_sets, related):
    def change(u, v):
        if not isinstance(u, tuple):
            return abs(u - v)
        return 0 if not u else abs(u[0] - v[0]) + change(u[1:], v[1:])

    def best(rest):
        if len(rest) < 2:
            return 0
        head, tail = rest[0], rest[1:]
        here = [change(query(head), query(y)) for y in tail if related(head, y)]
        return max([best(tail), *here])

    return best(tuple(data_sets))
