# Where the way round says nothing it returns the bound straight on for it.
def distances(epsilon, n):
    straight = math.tanh(n * epsilon / 2)
    around = math.sqrt(n * epsilon * math.tanh(epsilon / 2) / 2)
    return straight, around if around <= 1 else straight
