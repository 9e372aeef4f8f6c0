# Rounds the exact number to a float.
def vote_score(people, features):
    total = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    share = total / (people * 2**people)
    return at_least((features + 1) // 2, features, share)
