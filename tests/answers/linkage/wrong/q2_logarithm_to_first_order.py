# Uses (n - 1)/-ln s + 1/2, rounded up: only nearly the bound, for small towns.
def cells_needed(people, share):
    if people == 1:
        return 1
    return max(1, math.ceil((people - 1) / -math.log(share) + 0.5))
