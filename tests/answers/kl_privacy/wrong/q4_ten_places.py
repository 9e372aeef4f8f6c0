# Wrong for small bounds: 0.01, 1 gives 0.0049999583 and not 0.00499995833...: rounded to ten places.
def distances(epsilon, n):
    straight = math.tanh(n * epsilon / 2)
    around = min(1, math.sqrt(n * epsilon * math.tanh(epsilon / 2) / 2))
    return [round(straight, 10), round(around, 10)]
