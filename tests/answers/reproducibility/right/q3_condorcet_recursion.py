# Two more features at a time, by the recursion of Condorcet
def vote_score(people, features):
    s = Fraction(1, 2) + Fraction(math.comb(people - 1, (people - 1) // 2), 2**people)
    vote = s
    for j in range(features // 2):
        vote += (2 * s - 1) * math.comb(2 * j + 1, j) * (s * (1 - s)) ** (j + 1)
    return vote
