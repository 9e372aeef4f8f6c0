# Takes exponentials of what is negative, which cannot overflow.
def distances(epsilon, n):
    def distance(e):
        return (1 - math.exp(-e)) / (1 + math.exp(-e))

    return distance(n * epsilon), min(1.0, math.sqrt(n * epsilon * distance(epsilon) / 2))
