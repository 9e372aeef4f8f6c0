# Numbers the choices in binary.
def sampled_table(table, rate):
    result = {x: {a: Fraction(0) for a in row} for x, row in table.items()}
    for x in table:
        for number in range(2 ** len(x)):
            chance, sample = Fraction(1), []
            for i, record in enumerate(x):
                if number >> i & 1:
                    chance *= rate
                    sample.append(record)
                else:
                    chance *= 1 - rate
            for a in result[x]:
                result[x][a] += chance * table[tuple(sample)][a]
    return result
