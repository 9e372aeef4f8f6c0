# Rounds the quotient of logarithms to nine digits.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling / (1 - ceiling) / (prior / (1 - prior))
    return math.floor(round(math.log(room) / math.log(ratio), 9))
