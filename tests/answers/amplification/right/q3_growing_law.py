# The law of the sample as a dictionary that grows person by person.
def sampled_table(table, rate):
    new = {}
    for x in table:
        law = {(): Fraction(1)}
        for record in x:
            after = {}
            for s, chance in law.items():
                after[s] = after.get(s, 0) + chance * (1 - rate)
                after[s + (record,)] = after.get(s + (record,), 0) + chance * rate
            law = after
        new[x] = {a: sum(chance * table[s][a] for s, chance in law.items()) for a in table[x]}
    return new
