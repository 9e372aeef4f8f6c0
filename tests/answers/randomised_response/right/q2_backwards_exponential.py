# Goes through the people backwards; a flip is an exponential clock that rings early.
def flip_answers(data, p, rng):
    limit = -math.log1p(-float(p))
    answers = [bit ^ (1 if rng.exponential() < limit else 0) for bit in reversed(data)]
    return answers[::-1]
