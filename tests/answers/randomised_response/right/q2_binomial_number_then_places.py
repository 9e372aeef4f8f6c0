# A binomial number of flips, spread over distinct people by a random permutation.
def flip_answers(data, p, rng):
    n = len(data)
    k = rng.binomial(n, float(p))
    answers = list(data)
    for i in rng.permutation(n)[:k]:
        answers[i] = 1 - answers[i]
    return answers
