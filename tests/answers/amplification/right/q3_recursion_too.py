# Another way: recursion.
def sampled_table(table, rate):
    def row(kept, rest):
        if not rest:
            return table[kept]
        out = row(kept, rest[1:])
        stay = row(kept + rest[:1], rest[1:])
        return {a: (1 - rate) * out[a] + rate * stay[a] for a in stay}

    return {x: dict(row((), x)) for x in table}
