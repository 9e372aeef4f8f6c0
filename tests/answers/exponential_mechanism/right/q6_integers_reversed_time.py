# By integers reversed time.
def convict(epsilon, loss):
    # "before" and "after" may be exchanged: then one candidate rises and the best falls
    k = 1 + math.ceil(60 / epsilon)
    return [[0, k + 1, -5], [1, k, -5]]
