# Wrong for ε error = 1/100: 20000 answers are needed, the search ends at 10000.
def patience(epsilon, error):
    times = 1
    while 2 / (times * epsilon**2) > error**2 and times < 10000:
        times += 1
    return times, times * epsilon**2
