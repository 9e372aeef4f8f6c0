# Takes all outputs that stick out in either order into one event.
def least_delta(one, other, factor):
    event = [i for i, (s, t) in enumerate(zip(one, other)) if s > factor * t]
    back = [i for i, (s, t) in enumerate(zip(one, other)) if t > factor * s]
    forth = sum(one[i] - factor * other[i] for i in event)
    return max(forth, sum(other[i] - factor * one[i] for i in back[:2]), Fraction(0))
