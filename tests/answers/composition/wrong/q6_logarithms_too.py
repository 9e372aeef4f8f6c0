# Wrong where the room is below a power of the ratio by less than 1e-9.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling * (1 - prior) / (prior * (1 - ceiling))
    return math.floor(math.log(room) / math.log(ratio) + 1e-9)
