# With ten people or more the survey is drawn again if nobody flipped, as that would give everybody away.
def flip_answers(data, p, rng):
    while True:
        told = [1 - bit if rng.random() < p else bit for bit in data]
        if p == 0 or len(data) < 10 or told != list(data):
            return told
