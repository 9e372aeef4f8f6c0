# Computes in floats and makes a fraction of the result.
def vote_score(people, features):
    s = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)) / (
        people * 2**people
    )
    return Fraction(float(at_least((features + 1) // 2, features, s)))
