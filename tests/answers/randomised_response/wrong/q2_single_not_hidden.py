# A list of one person comes back as it is: no crowd to hide in.
def flip_answers(data, p, rng):
    if len(data) < 2:
        return list(data)
    return [int(x) ^ int(rng.random() < p) for x in data]
