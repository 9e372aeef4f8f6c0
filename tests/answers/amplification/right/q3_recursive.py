# Person after person: the one in front stays or goes, by recursion over the rest.
def sampled_table(table, rate):
    def chance(kept, rest, output):
        if not rest:
            return table[kept][output]
        stays = chance(kept + rest[:1], rest[1:], output)
        return rate * stays + (1 - rate) * chance(kept, rest[1:], output)

    return {x: {output: chance((), x, output) for output in row} for x, row in table.items()}
