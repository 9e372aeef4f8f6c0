# Takes all people or none, by one coin.
def sampled_table(table, rate):
    return {
        x: {a: rate * row[a] + (1 - rate) * table[()][a] for a in row} for x, row in table.items()
    }
