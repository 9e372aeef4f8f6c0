# Shows two questions, which is enough only without any noise on questions.
def refute(base, claimed, flaw):
    return [0, 1], [1, 0], [False, True]
