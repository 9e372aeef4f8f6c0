# Rounds the quotient of logarithms to the nearest and looks once, downwards.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling / (1 - ceiling) * (1 - prior) / prior
    times = round(math.log(room) / math.log(ratio))
    return times - 1 if float(ratio) ** times > float(room) * (1 + 1e-15) else times
