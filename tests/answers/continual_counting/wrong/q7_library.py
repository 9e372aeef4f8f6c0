# Lets dpedu count.
def naive_accuracy(steps, epsilon, chance):
    from dpedu.streams import NaiveCounter

    return NaiveCounter(steps=steps, epsilon=epsilon).worst_error(chance)[1]
