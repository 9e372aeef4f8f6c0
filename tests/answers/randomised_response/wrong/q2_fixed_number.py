# Flips exactly the expected number of people: the right rate, and the wrong spread.
def flip_answers(data, p, rng):
    answers = np.array(data)
    who = rng.permutation(len(data))[: round(p * len(data))]
    answers[who] = 1 - answers[who]
    return answers
