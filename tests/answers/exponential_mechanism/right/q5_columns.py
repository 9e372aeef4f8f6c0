# Candidate by candidate: a column of probabilities, and its largest jump.
def worst_ratio(table, base):

    sums = [sum(base**u for u in row) for row in table]
    jumps = []
    for column in zip(*table):
        chances = [base**u / total for u, total in zip(column, sums)]
        for before, after in zip(chances, chances[1:]):
            jumps.append(max(before, after) / min(before, after))
    return max(jumps)
