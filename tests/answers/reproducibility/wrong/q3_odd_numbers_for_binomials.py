# In the recursion for two more features 1, 3, 5, … is taken for the binomials 1, 3, 10, …
# Witness: vote_score(3, 7) gives Fraction(7479, 8192), right is Fraction(3807, 4096)
def vote_score(people, features):
    share = sum(
        Fraction(math.comb(people, k) * max(k, people - k), people * 2**people)
        for k in range(people + 1)
    )
    vote = share
    for j in range(features // 2):
        vote += (2 * share - 1) * (2 * j + 1) * (share * (1 - share)) ** (j + 1)
    return vote
