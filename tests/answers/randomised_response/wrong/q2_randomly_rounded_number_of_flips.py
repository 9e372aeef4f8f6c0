# Pn flips, with only the fraction left to chance: right mean, far too little variance. Law: n=4, p=0.25: always one flip.
def flip_answers(data, p, rng):
    n = len(data)
    k = math.floor(p * n + rng.random())
    answers = np.array(data)
    answers[rng.permutation(n)[:k]] ^= 1
    return answers.tolist()
