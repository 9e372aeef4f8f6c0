# By person by person.
def sampled_table(table, rate):
    # settle one person after the other: `kept` are those of the past who take part
    def row(kept, rest):
        if not rest:
            return table[kept]
        stays, goes = row(kept + rest[:1], rest[1:]), row(kept, rest[1:])
        return {a: rate * stays[a] + (1 - rate) * goes[a] for a in goes}

    return {x: dict(row((), x)) for x in table}
