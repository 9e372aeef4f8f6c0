# The distribution of right votes, feature by feature, in whole numbers
def vote_score(people, features):
    hit = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    ways = people * 2**people
    votes = [1]
    for _ in range(features):
        votes = [
            a * (ways - hit) + b * hit for a, b in zip([*votes, 0], [0, *votes])
        ]
    right = sum(n for k, n in enumerate(votes) if k > features - k)
    return Fraction(right, ways**features)
