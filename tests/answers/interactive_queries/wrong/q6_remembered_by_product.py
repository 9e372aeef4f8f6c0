# Remembers results by epsilon times error, which decides the number of answers only.
def patience(epsilon, error, memory={}):
    key = epsilon * error
    if key not in memory:
        times = math.ceil(2 / key**2)
        memory[key] = times, times * epsilon**2
    return memory[key]
