# Wrong for rate 1: works with the odds rate/(1 - rate): ZeroDivisionError.
def sampled_table(table, rate):
    odds = rate / (1 - rate)
    new = {}
    for x in table:
        none = (1 - rate) ** len(x)
        new[x] = {
            a: none
            * sum(
                odds**k * table[s][a]
                for k in range(len(x) + 1)
                for s in itertools.combinations(x, k)
            )
            for a in table[x]
        }
    return new
