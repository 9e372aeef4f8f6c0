# For more than 100 answers the second bound is cut at the first one, where each is to be what its own way gives.
import math

def distances(epsilon, n):
    straight = math.tanh(n * epsilon / 2)
    around = min(1, math.sqrt(n * epsilon * math.tanh(epsilon / 2) / 2))
    if n > 100:
        around = min(around, straight)
    return straight, around
