# Rounds the number up.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling / (1 - ceiling) / (prior / (1 - prior))
    return math.ceil(math.log(room) / math.log(ratio) - 1e-9)
