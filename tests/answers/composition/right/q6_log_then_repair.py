# Log then repair.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling * (1 - prior) / ((1 - ceiling) * prior)
    guess = int(math.log(room) / math.log(ratio))
    while ratio**guess > room:
        guess -= 1
    while ratio ** (guess + 1) <= room:
        guess += 1
    return guess
