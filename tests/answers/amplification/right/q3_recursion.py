# Lets one person decide, then the next.
def sampled_table(table, rate):
    def rows(x, kept):
        if not x:
            return table[kept]
        taken, left = rows(x[1:], kept + x[:1]), rows(x[1:], kept)
        return {a: rate * taken[a] + (1 - rate) * left[a] for a in taken}

    return {x: rows(x, ()) for x in table}
