# Uses that the worst candidate of a pair has the largest rise or the largest fall of its utility.
def worst_ratio(table, base):
    sums = [sum(base**u for u in row) for row in table]
    found = []
    for i in range(1, len(table)):
        moves = [table[i][a] - table[i - 1][a] for a in range(len(table[i]))]
        growth = sums[i] / sums[i - 1]
        found += [base ** max(moves) / growth, growth / base ** min(moves)]
    return max(found)
