# Recursion person.
def _average(table, kept, waiting, rate):
    """The row if `kept` are in the sample already and `waiting` have not yet tossed."""
    if not waiting:
        return table[kept]
    comes = _average(table, kept + waiting[:1], waiting[1:], rate)
    stays = _average(table, kept, waiting[1:], rate)
    return {a: rate * comes[a] + (1 - rate) * stays[a] for a in comes}


def sampled_table(table, rate):
    return {x: dict(_average(table, (), x, rate)) for x in table}
