# Doubles t until it is enough.
def certificate(bound, epsilon, claimed):
    def log_tail(t, people):
        return -t * people * epsilon / bound

    t = bound
    while log_tail(t, 1) - log_tail(t, 2) <= claimed + 0.01:
        t *= 2
    return [0], [0, 0], t
